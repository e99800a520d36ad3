const line = /^(\s*)([\w$"[\]: -]+?\??)(: )(.*?)(\s{2}\/\/ .*)?$/

/** A type's text with its field names and remarks set apart. */
export function TypeCode({ text }: { text: string }) {
  return text.split("\n").map((whole, n) => {
    const [, space, name, colon, type, remark] = line.exec(whole) ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have nothing but their place
      <span key={n}>
        {name ? (
          <>
            {space}
            <span className="font-semibold">{name}</span>
            {colon}
            <span className="text-brand-text">{type}</span>
            {remark && <span className="text-ink-faint">{remark}</span>}
          </>
        ) : (
          whole
        )}
        {"\n"}
      </span>
    )
  })
}
