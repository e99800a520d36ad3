import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Messages } from "@/components/layout/messages"
import type { Crumb } from "@/components/ui/breadcrumbs"
import { PageHeader } from "@/components/ui/page-header"
import { base } from "./addresses"

interface Props {
  /** The page's title; if omitted, that of the knowledge base. */
  title?: string
  /** Breadcrumbs between the knowledge base and this page. */
  crumbs?: Crumb[]
  children: ReactNode
}

/** Heading of every knowledge base page, with the messages its client components need. */
export function KbFrame({ title, crumbs, children }: Props) {
  const t = useTranslations("knowledgebase")
  return (
    <>
      <PageHeader
        title={title ? <span dir="auto">{title}</span> : t("title")}
        subtitle={title ? undefined : t("subtitle")}
        breadcrumbs={title ? [{ label: t("title"), href: base }, ...(crumbs ?? []), { label: title }] : undefined}
      />
      <Messages of={["errors", "editor", "knowledgebase"]}>{children}</Messages>
    </>
  )
}
