import { testSizes } from './site-sizes'

testSizes({ small: 100, large: 500 })
