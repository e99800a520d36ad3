import { useTranslations } from "next-intl"

/** The foot of every screen of the workspace; it may stick to the window or be hidden. */
export function Footer() {
  const t = useTranslations("shell.footer")
  return (
    <footer className="shell-footer">
      <div className="footer-inner">
        <p>{t("text", { year: new Date().getFullYear().toString() })}</p>
        <p className="hidden sm:block">{t("hint")}</p>
      </div>
    </footer>
  )
}
