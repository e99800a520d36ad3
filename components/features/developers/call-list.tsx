import { type CallGroup, searchText } from "./document"

interface Props {
  label: string
  groups: (CallGroup & { title: string })[]
}

const methodColour: Record<string, string> = {
  GET: "text-info-text",
  POST: "text-success-text",
  DELETE: "text-danger-text",
}

/** The page's contents, by noun. */
export function CallList({ label, groups }: Props) {
  return (
    <nav aria-label={label} className="grid gap-5">
      {groups.map(({ noun, title, calls }) => (
        <div key={noun} data-noun="">
          <p className="px-2 pb-1 font-semibold text-dense text-ink">{title}</p>
          <ul>
            {calls.map((call) => (
              <li key={call.id} data-call={searchText(call)}>
                <a
                  href={`#${call.id}`}
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
