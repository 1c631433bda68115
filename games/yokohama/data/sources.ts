/**
 * Where a row's numbers come from: stated in the rulebook, found in public, read from the digits that a lost picture of the
 * rulebook left and so only likely, or designed by us because the print is lost.
 */
export type Source = 'rulebook' | 'public' | 'likely' | 'designed'
