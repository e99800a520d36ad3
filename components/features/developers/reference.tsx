import { getTranslations } from "next-intl/server"
import { Messages } from "@/components/layout/messages"
import { config } from "@/lib/core/config"
import { CallFilter } from "./call-filter"
import { CallList } from "./call-list"
import { CallSection } from "./call-section"
import { callDocs, grouped, searchText } from "./document"
import { Introduction } from "./introduction"
import { TopBar } from "./top-bar"

interface Props {
  /** The OpenAPI document. */
  document: Record<string, unknown>
  /** What the list is filtered by at first. */
  q: string
}

/** Every call of the product, read from the same registry that serves them. */
export async function Reference({ document, q }: Props) {
  const t = await getTranslations("developers")
  const calls = callDocs(document)
  const title = (noun: string) => (t.has(`nouns.${noun}`) ? t(`nouns.${noun}`) : noun)
  const groups = grouped(calls).map((group) => ({ ...group, title: title(group.noun) }))
  const server = config().appUrl
  return (
    <Messages of={["ui", "shell", "developers"]}>
      <TopBar />
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <aside className="flex flex-col gap-5 lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)]">
          <CallFilter texts={calls.map(searchText)} initial={q} />
          <div className="hidden min-h-0 overflow-y-auto pe-2 lg:block">
            <CallList label={t("contents")} groups={groups} />
          </div>
        </aside>
        <main className="grid min-w-0 gap-10">
          <Introduction server={server} />
          {groups.map(({ noun, title: heading, calls: own }) => (
            <section key={noun} data-noun="" aria-labelledby={`noun-${noun}`} className="grid gap-4">
              <h2 id={`noun-${noun}`} className="font-semibold text-heading text-ink">
                {heading}
              </h2>
              {own.map((call) => (
                <CallSection key={call.id} call={call} server={server} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </Messages>
  )
}
