import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { PageHeader } from "@/components/ui/page-header"
import { kitTarget, type KitPage as Page } from "@/lib/kit/pages"
import { DemoCard } from "./demo-card"

interface Props {
  page: Page
  section: string
  /** Translates the messages of this page: title and description of each demo. */
  say: { (key: string): string; has(key: string): boolean }
  children?: ReactNode
}

/** A page of the kit with one card per demo, followed by `children`. */
export function KitPage({ page, section, say, children }: Props) {
  const t = useTranslations("shell")
  const title = t(`pages.${kitTarget(page)}`)
  return (
    <>
      <PageHeader
        title={title}
        subtitle={say("intro")}
        breadcrumbs={[{ label: t("groups.kit") }, { label: t(`sections.${section}`) }, { label: title }]}
      />
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
      {children}
    </>
  )
}
