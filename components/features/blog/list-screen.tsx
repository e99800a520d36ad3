import { PenLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { ButtonLink } from "@/components/ui/button-link"
import { PageHeader } from "@/components/ui/page-header"
import { BlogList } from "./blog-list"
import { newPath } from "./paths"

/** The blog under its heading, with its translations. */
export function BlogScreen({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations("blog")
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        actions={
          mayWrite && (
            <ButtonLink href={newPath} icon={<PenLine />}>
              {t("write")}
            </ButtonLink>
          )
        }
      />
      <Messages of={["blog"]}>
        <BlogList />
      </Messages>
    </>
  )
}
