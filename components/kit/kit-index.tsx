import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Link } from "@/components/ui/link"
import { PageHeader } from "@/components/ui/page-header"
import { fold } from "@/lib/core/text"
import { kitSections, kitTarget } from "@/lib/kit/pages"
import { KitFilter } from "./kit-filter"
import { PageSketch } from "./sketches/sketch"

interface Props {
  /** The initial filter. */
  q: string
  /** The titles of each page's demos, by the page's name. */
  demos: Record<string, string[]>
}

/** All pages of the kit, in sections, each with a thumbnail. The filter also finds a page by its demos. */
export function KitIndex({ q, demos }: Props) {
  const t = useTranslations("kit.index")
  const shell = useTranslations("shell")
  const sections = kitSections.map(({ name, pages }) => {
    const section = shell(`sections.${name}`)
    const shown = pages.map((page) => {
      const title = shell(`pages.${kitTarget(page)}`)
      return {
        ...page,
        title,
        words: fold([title, section, ...(demos[page.name] ?? [])].join(" ")).replaceAll('"', ""),
      }
    })
    return { name, section, shown }
  })
  return (
    <>
      <PageHeader title={shell("pages.kit")} subtitle={t("intro")} />
      <Messages of={["kit"]}>
        <KitFilter texts={sections.flatMap(({ shown }) => shown.map(({ words }) => words))} initial={q}>
          <div className="grid gap-8">
            {sections.map(({ name, section, shown }) => (
              <section
                key={name}
                id={name}
                data-filtered=""
                aria-labelledby={`${name}-title`}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-line border-t pt-4 xl:grid-cols-[8rem_minmax(0,1fr)]"
              >
                <h2 id={`${name}-title`} className="font-semibold text-base text-ink xl:sticky xl:top-24 xl:self-start">
                  {section}
                </h2>
                <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 min-[110rem]:grid-cols-7">
                  {shown.map((page) => (
                    <li key={page.name} data-words={page.words} className="min-w-0">
                      <Link
                        href={page.link}
                        className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-colors duration-fast hover:border-brand-border"
                      >
                        <span className="block border-line border-b bg-sunken transition-colors duration-fast group-hover:bg-brand-soft">
                          <PageSketch page={page.name} />
                        </span>
                        <span className="block px-3 py-2.5">
                          <span className="block text-balance break-words font-medium text-ink text-sm">
                            {page.title}
                          </span>
                          <span className="block text-ink-muted text-xs">
                            {t("examples", { count: page.demos.length })}
                          </span>
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </KitFilter>
      </Messages>
    </>
  )
}
