import { useTranslations } from "next-intl"

/** Footer of every screen of the workspace; the customizer can make it sticky or hide it. */
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
