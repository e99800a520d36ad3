import { type CallGroup, searchText } from "./document"

interface Props {
  label: string
  groups: (CallGroup & { title: string })[]
  /** The noun whose calls stand on this page. */
  current?: string
}

const methodColour: Record<string, string> = {
  GET: "text-info-text",
  POST: "text-success-text",
  DELETE: "text-danger-text",
}

/** All calls, by noun; each leads to its noun's page. */
export function CallList({ label, groups, current }: Props) {
  const pageOf = (noun: string) => `?noun=${noun}`
  return (
    <nav aria-label={label} className="grid gap-5">
      {groups.map(({ noun, title, calls }) => (
        <div key={noun} data-noun="">
          <a
            href={pageOf(noun)}
            aria-current={noun === current ? "page" : undefined}
            className="block rounded-control px-2 py-1 font-semibold text-dense text-ink aria-[current]:text-brand-text"
          >
            {title}
          </a>
          <ul>
            {calls.map((call) => (
              <li key={call.id} data-call={searchText(call)}>
                <a
                  href={noun === current ? `#${call.id}` : `${pageOf(noun)}#${call.id}`}
                  title={call.summary}
                  dir="ltr"
                  className="flex items-baseline gap-2 rounded-control px-2 py-1 font-mono text-xs hover:bg-brand-soft"
                >
                  <span className={`w-11 shrink-0 font-semibold ${methodColour[call.method] ?? ""}`}>
                    {call.method}
                  </span>
                  <span className="min-w-0 break-words text-ink-muted">{call.path}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
