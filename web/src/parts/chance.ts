/** Bytes nobody can foretell, as hex. `randomUUID` is only for pages under https. */
export const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
