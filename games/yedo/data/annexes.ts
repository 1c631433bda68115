import type { AnnexId, Source } from './rows.ts'

export const ANNEXES = [
  { id: 'yashiki', copies: 4, source: 'rulebook' },
  { id: 'karesansui', copies: 4, source: 'rulebook' },
  { id: 'dojo', copies: 4, source: 'rulebook' },
  { id: 'kobudo-ryu', copies: 4, source: 'rulebook' },
] as const satisfies readonly { id: AnnexId; copies: number; source: Source }[]
