import { type EndpointGroup, searchText } from "./document"

interface Props {
  label: string
  groups: (EndpointGroup & { title: string })[]
  /** The noun whose endpoints are on this page. */
  current?: string
}

const methodColour: Record<string, string> = {
  GET: "text-info-text",
  POST: "text-success-text",
  PATCH: "text-warning-text",
  DELETE: "text-danger-text",
}

/** All endpoints by noun, linked to their noun's page. */
export function EndpointList({ label, groups, current }: Props) {
  const pageHref = (noun: string) => `?noun=${noun}`
  return (
    <nav aria-label={label} className="grid gap-5">
      {groups.map(({ noun, title, calls }) => (
        <div key={noun} data-filtered="">
          <a
            href={pageHref(noun)}
            aria-current={noun === current ? "page" : undefined}
            className="block rounded-control px-2 py-1 font-semibold text-dense text-ink aria-[current]:text-brand-text"
          >
            {title}
          </a>
          <ul>
            {calls.map((endpoint) => (
              <li key={endpoint.id} data-words={searchText(endpoint)}>
                <a
                  href={noun === current ? `#${endpoint.id}` : `${pageHref(noun)}#${endpoint.id}`}
                  title={endpoint.summary}
                  dir="ltr"
                  className="flex items-baseline gap-2 rounded-control px-2 py-1 font-mono text-xs hover:bg-brand-soft"
                >
                  <span className={`w-11 shrink-0 font-semibold ${methodColour[endpoint.method] ?? ""}`}>
                    {endpoint.method}
                  </span>
                  <span className="min-w-0 break-words text-ink-muted">{endpoint.path}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
