const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase()

/** Those whose label holds a text, whatever its case and accents; all of them for none. */
export const matching = <Thing extends { label: string }>(things: Thing[], text: string): Thing[] => {
  const sought = plain(text.trim())
  return sought ? things.filter(({ label }) => plain(label).includes(sought)) : things
}
