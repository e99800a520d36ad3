import { getTranslations } from "next-intl/server"
import { CodeBlock } from "./code-block"
import { CopyText } from "./copy-text"

/** How to connect an assistant over the Model Context Protocol, and what it can do then. */
export async function Assistants({ server }: { server: string }) {
  const t = await getTranslations("developers")
  const headers = { Authorization: "Bearer cl_…" }
  const settings = { mcpServers: { cornerledger: { type: "http", url: `${server}/api/mcp`, headers } } }
  const text = JSON.stringify(settings, null, 2)
  const code = (chunks: React.ReactNode) => (
    <code className="rounded bg-sunken px-1 py-0.5 font-mono text-ink text-xs">{chunks}</code>
  )
  return (
    <section aria-labelledby="assistants">
      <h2 id="assistants" className="font-semibold text-heading text-ink">
        {t("assistants.title")}
      </h2>
      <div className="mt-3 grid max-w-3xl gap-3 text-pretty text-base text-ink-muted">
        <p>{t("assistants.what")}</p>
        <p>{t.rich("assistants.connect", { code })}</p>
        <CodeBlock action={<CopyText text={text} />}>{text}</CodeBlock>
        <p>{t("assistants.reads")}</p>
        <p>{t("assistants.writes")}</p>
      </div>
    </section>
  )
}
