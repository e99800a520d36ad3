import { getTranslations } from "next-intl/server"
import { WelcomeToast } from "./welcome-toast"

/** Greets the one who has just come in; stands in the workspace's layout. */
export async function Welcome({ name }: { name: string }) {
  const t = await getTranslations("auth.welcome")
  return <WelcomeToast texts={{ back: t("back", { name }), first: t("first", { name }) }} />
}
