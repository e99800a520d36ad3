import { useTranslations } from "next-intl"
import { PageHeader } from "@/components/ui/page-header"
import { kitIndex, kitTarget, type KitPage as Page } from "@/lib/kit/pages"
import { demoAnchor, propsAnchor } from "@/lib/kit/pages/anchors"
import type { ComponentDoc } from "@/lib/kit/pages/component-doc"
import { DemoCard } from "./demo-card"
import { OnThisPage } from "./on-this-page"
import { PropsDocs } from "./props-docs"

interface Props {
  page: Page
  section: string
  /** Translates the messages of this page: title and description of each demo. */
  say: { (key: string): string; has(key: string): boolean }
  /** The components of the page. */
  docs: ComponentDoc[]
}

/** A page of the kit with one card per demo, the properties of its components, and links to each of them. */
export function KitPage({ page, section, say, docs }: Props) {
  const t = useTranslations("shell")
  const kit = useTranslations("kit")
  const title = t(`pages.${kitTarget(page)}`)
  const parts = [
    ...page.demos.map((demo) => ({ id: demoAnchor(demo), title: say(`${demo}.title`) })),
    ...(docs.length > 0 ? [{ id: propsAnchor, title: kit("props.title") }] : []),
  ]
  const hasParts = parts.length > 1
  return (
    <>
      <PageHeader
        title={title}
        subtitle={say("intro")}
        breadcrumbs={[
          { label: t("pages.kit"), href: kitIndex.link },
          { label: t(`sections.${section}`), href: `${kitIndex.link}#${section}` },
          { label: title },
        ]}
      />
      <div className={hasParts ? "min-[88rem]:grid min-[88rem]:grid-cols-[minmax(0,1fr)_11rem] min-[88rem]:gap-6" : ""}>
        {hasParts && <OnThisPage parts={parts} />}
        <div className="min-w-0">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
            {page.demos.map((demo) => (
              <DemoCard
                key={demo}
                section={section}
                page={page.name}
                demo={demo}
                title={say(`${demo}.title`)}
                text={say.has(`${demo}.about`) ? say(`${demo}.about`) : undefined}
                wide={page.wide?.includes(demo) ?? false}
              />
            ))}
          </div>
          <PropsDocs docs={docs} />
        </div>
      </div>
    </>
  )
}
