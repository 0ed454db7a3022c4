import { createApp } from 'vue'
import Search from './Search.vue'
import { start } from './start'

if (await start()) createApp(Search).mount('#app')
