/** Where a row's numbers come from: stated in the rulebook, found in public, or designed by us because the print is lost. */
export type Source = 'rulebook' | 'public' | 'designed'
