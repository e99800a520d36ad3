import { getTranslations } from "next-intl/server"
import { WelcomeToast } from "./welcome-toast"

/** Greets a user who has just signed in. Rendered by the workspace's layout. */
export async function Welcome({ name }: { name: string }) {
  const t = await getTranslations("auth.welcome")
  return <WelcomeToast texts={{ back: t("back", { name }), first: t("first", { name }) }} />
}
