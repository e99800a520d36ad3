import { getTranslations } from "next-intl/server"
import { Messages } from "@/components/layout/messages"
import { filterWords } from "@/components/ui/hiding-css"
import { config } from "@/lib/core/config"
import { Assistants } from "./assistants"
import { EndpointFilter } from "./call-filter"
import { EndpointList } from "./call-list"
import { EndpointSection } from "./call-section"
import { endpointDocs, groupByNoun, searchText } from "./document"
import { Introduction } from "./introduction"
import { TopBar } from "./top-bar"

interface Props {
  /** The OpenAPI document. */
  document: Record<string, unknown>
  /** The initial filter of the list. */
  q: string
  /** The noun whose endpoints are shown in full. An unknown noun falls back to the first one. */
  noun: string
}

/**
 * The API reference, generated from the registry that also serves the endpoints. It lists all endpoints but shows only one
 * noun's in full: all of them would make a page of several megabytes.
 */
export async function Reference({ document, q, noun }: Props) {
  const t = await getTranslations("developers")
  const calls = endpointDocs(document)
  const title = (noun: string) => (t.has(`nouns.${noun}`) ? t(`nouns.${noun}`) : noun)
  const groups = groupByNoun(calls).map((group) => ({ ...group, title: title(group.noun) }))
  const shown = groups.find((group) => group.noun === noun) ?? groups.at(0)
  const words = filterWords(q)
  const found = calls.map(searchText).filter((text) => words.every((word) => text.includes(word))).length
  const server = config().appUrl
  return (
    <Messages of={["shell", "developers"]}>
      <TopBar />
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <aside className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)]">
          <EndpointFilter initial={q} initialCount={found}>
            <details className="group min-h-0 lg:open:overflow-y-auto" open>
              <summary className="cursor-pointer pb-2 font-medium text-dense lg:hidden">{t("contents")}</summary>
              <div className="max-lg:max-h-72 max-lg:overflow-y-auto lg:pe-2">
                <EndpointList label={t("contents")} groups={groups} current={shown?.noun} />
              </div>
            </details>
          </EndpointFilter>
        </aside>
        <main className="grid min-w-0 gap-10">
          <Introduction server={server} />
          <Assistants server={server} />
          {shown && (
            <section key={shown.noun} aria-labelledby={`noun-${shown.noun}`} className="grid gap-4">
              <h2 id={`noun-${shown.noun}`} className="font-semibold text-heading text-ink">
                {shown.title}
              </h2>
              {shown.calls.map((call) => (
                <EndpointSection key={call.id} call={call} server={server} />
              ))}
            </section>
          )}
        </main>
      </div>
    </Messages>
  )
}
