import clsx from "clsx"
import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody } from "@/components/ui/card"
import { CodeBlock } from "./code-block"
import { CopyText } from "./copy-text"
import type { EndpointDoc } from "./document"
import { MethodBadge } from "./method-badge"
import { notation } from "./notation"
import { ParameterTable } from "./parameter-table"
import { Prose } from "./prose"
import { curl, jsonBody, sampleBody, uploadTypes } from "./sample"
import { TryItSwitch } from "./try-it-switch"
import { TypeCode } from "./type-code"

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-2 font-semibold text-dense text-ink">{title}</h4>
      {children}
    </div>
  )
}

/** The documentation of an endpoint, with an anchor. */
export async function EndpointSection({ call, server }: { call: EndpointDoc; server: string }) {
  const t = await getTranslations("developers")
  const { id, method, path, ability, summary, description, parameters, success, errors } = call
  const body = jsonBody(call)
  const uploads = uploadTypes(call)
  const responseSchema = success.content["application/json"]?.schema
  const command = curl(call, server)
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <CardBody className="grid gap-5">
        <header>
          <h3 id={`${id}-title`} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <MethodBadge method={method} />
            <a
              href={`#${id}`}
              dir="ltr"
              className="min-w-0 break-all rounded-sm font-mono font-semibold text-ink text-sm hover:underline"
            >
              {path}
            </a>
            <Badge tone={ability === "public" ? "success" : "brand"} className="ms-auto">
              {ability === "public" ? t("public") : `${ability.action} ${ability.subject}`}
            </Badge>
          </h3>
          <p lang="en" className="mt-2 text-base text-ink">
            {summary}
          </p>
          {description && <Prose text={description} />}
        </header>
        {parameters.length > 0 && (
          <Part title={t("parameters")}>
            <ParameterTable parameters={parameters} />
          </Part>
        )}
        <div className={clsx("grid gap-5", call.requestBody && "xl:grid-cols-2")}>
          {body && (
            <Part title={t("body")}>
              <CodeBlock>
                <TypeCode text={notation(body)} />
              </CodeBlock>
            </Part>
          )}
          {uploads.length > 0 && (
            <Part title={t("body")}>
              <CodeBlock>{uploads.join("\n")}</CodeBlock>
            </Part>
          )}
          <Part title={t("answer", { status: success.status })}>
            <CodeBlock>
              {responseSchema ? <TypeCode text={notation(responseSchema)} /> : Object.keys(success.content).join("\n")}
            </CodeBlock>
          </Part>
        </div>
        {errors.length > 0 && (
          <Part title={t("refusals")}>
            <ul lang="en" className="grid gap-x-6 gap-y-1 text-dense text-ink-muted sm:grid-cols-2">
              {errors.map(({ status, description: reason }) => (
                <li key={status} className="flex gap-2.5">
                  <code className="font-mono font-semibold text-danger-text">{status}</code>
                  <span>{reason.replaceAll("`", "")}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={t("example")}>
          <CodeBlock action={<CopyText text={command} />}>{command}</CodeBlock>
        </Part>
        <TryItSwitch
          call={{ id, method, path, isPublic: ability === "public", uploads, body: sampleBody(call) }}
          fields={parameters.map(({ name, required, schema }) => ({
            name,
            required,
            hint: schema.enum ? schema.enum.join(" | ") : schema.default === undefined ? "" : String(schema.default),
          }))}
        />
      </CardBody>
    </Card>
  )
}
