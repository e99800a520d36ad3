// `npm run reset-two-step -- grace@example.org`: turns two-step sign-in off for a user and removes their passkeys, for an only
// administrator who has lost them. Asks first, or takes `--yes`.
import { config } from "@/lib/core/config"
import { findSecondFactors, resetByOperator } from "@/lib/features/two-step/service/operator"
import { confirm, positionals, requireDurable, runTool } from "./support/durable"

process.env.LOG_LEVEL ??= "warn"

function refuse(problem: string): void {
  console.error(problem)
  process.exitCode = 64
}

await runTool(async () => {
  requireDurable(config())
  const [email] = positionals()
  if (!email) return refuse("Whose? npm run reset-two-step -- grace@example.org")
  const found = await findSecondFactors(email)
  if (!found) return refuse(`Nobody signs in as ${email}.`)
  const { fullName, workspaceId, hasTwoStep, passkeys } = found
  const factors = [...(hasTwoStep ? ["two-step sign-in"] : []), ...(passkeys > 0 ? [`passkeys (${passkeys})`] : [])]
  if (factors.length === 0) return refuse(`${email} has neither two-step sign-in nor a passkey.`)
  await confirm(
    `${fullName} (${found.email}, workspace ${workspaceId}) loses ${factors.join(" and ")}; the password alone will be enough.`,
  )
  await resetByOperator(found)
  console.log(`${found.email} signs in with the password alone now, and has been sent an e-mail about it.`)
})
