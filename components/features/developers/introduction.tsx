import { getTranslations } from "next-intl/server"
import { CodeBlock } from "./code-block"
import { CopyText } from "./copy-text"

/** The basics of the API: base URL, authentication and errors. */
export async function Introduction({ server }: { server: string }) {
  const t = await getTranslations("developers")
  const signIn = `TOKEN=$(curl -s '${server}/jwt/login' \\
  -H 'Content-Type: application/json' \\
  -d '{"email":"name@example.com","password":"…"}' | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`
  const code = (chunks: React.ReactNode) => (
    <code className="rounded bg-sunken px-1 py-0.5 font-mono text-ink text-xs">{chunks}</code>
  )
  return (
    <section aria-labelledby="introduction">
      <h1 id="introduction" className="font-semibold text-display text-ink tracking-tight">
        {t("heading")}
      </h1>
      <div className="mt-3 grid max-w-3xl gap-3 text-pretty text-base text-ink-muted">
        <p>{t.rich("intro.paths", { code })}</p>
        <p>{t.rich("intro.signIn", { code })}</p>
        <CodeBlock action={<CopyText text={signIn} />}>{signIn}</CodeBlock>
        <p>{t.rich("intro.errors", { code })}</p>
      </div>
    </section>
  )
}
