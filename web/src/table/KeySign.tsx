/** The key that does the same: drawn only, for it is no part of what a button is called. */
export const KeySign = ({ of }: { readonly of: string }) => (
  <kbd className="key" data-key={of} aria-hidden="true" />
)
