type Name = 'search' | 'close' | 'placeholder' | 'results' | 'found' | 'failed' | 'retry' | 'notIndexed'

export declare const words: { pagefind: Readonly<Record<Name, string>> }
