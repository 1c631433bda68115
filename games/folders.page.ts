/** The folders as the page opens them: `web/shelve.ts` writes them in here when the page is built. */
import type { Folder } from '@machiya/kit/folder'

export const folders: readonly Folder[] = []
