import type { AnnexId, Source } from './rows.ts'

export const ANNEXES = [
  { id: 'yashiki', source: 'rulebook' },
  { id: 'karesansui', source: 'rulebook' },
  { id: 'dojo', source: 'rulebook' },
  { id: 'kobudo-ryu', source: 'rulebook' },
] as const satisfies readonly { id: AnnexId; source: Source }[]
