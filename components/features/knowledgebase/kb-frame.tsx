import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import type { Crumb } from "@/components/ui/breadcrumbs"
import { PageHeader } from "@/components/ui/page-header"
import { base } from "./addresses"

interface Props {
  /** What the page is about; the knowledge base itself where left out. */
  title?: string
  /** Where it lies, below the knowledge base. */
  crumbs?: Crumb[]
  children: ReactNode
}

/** The heading of every page of the knowledge base, and the messages its islands need. */
export function KbFrame({ title, crumbs, children }: Props) {
  const t = useTranslations("knowledgebase")
  return (
    <>
      <PageHeader
        title={title ? <span dir="auto">{title}</span> : t("title")}
        subtitle={title ? undefined : t("subtitle")}
        breadcrumbs={title ? [{ label: t("title"), href: base }, ...(crumbs ?? []), { label: title }] : undefined}
      />
      <Messages of={["ui", "errors", "editor", "knowledgebase"]}>{children}</Messages>
    </>
  )
}
