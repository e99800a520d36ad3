import { handler } from "@/lib/core/http/handler"
import * as contract from "../contract/invitations"
import * as answers from "../service/answers"

export const answerEventHandler = handler(contract.answerEvent, async ({ scope, body: { id, answer, occurrence } }) => {
  await answers.answer(scope, id, answer, occurrence)
  return { id, answer }
})

export const showInvitationHandler = handler(contract.showInvitation, async ({ query, client }) => ({
  invitation: await answers.showInvitation(query.token, client.locale),
}))

export const answerInvitationHandler = handler(contract.answerInvitation, async ({ body: { token, answer } }) => {
  await answers.answerInvitation(token, answer)
  return { answer }
})
