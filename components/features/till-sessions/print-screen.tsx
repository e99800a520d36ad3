import { getTranslations } from "next-intl/server"
import { PrintedPage } from "@/components/cash/printed-page"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import { PrintedSheet } from "./printed-sheet"

/** Only the day sheet, for printing. */
export async function PrintScreen({ session }: { session: TillSessionSheet }) {
  const t = await getTranslations("till-sessions")
  const { id, language, timeZone } = session
  return (
    <PrintedPage
      language={language}
      timeZone={timeZone}
      messages={["cash", "till-sessions"]}
      href={`/business/cash-notes/${id}`}
      back={t("title")}
      print={t("print")}
    >
      <PrintedSheet session={session} />
    </PrintedPage>
  )
}
