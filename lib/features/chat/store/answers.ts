import type { Contact, ConversationMessage, Message, Picture } from "../schema"
import type { MessageRow } from "./messages"
import type { ContactRow } from "./people"

export const pictureOf = (row: { pictureId: string; width: number; height: number }): Picture => ({
  id: row.pictureId,
  url: `/api/apps/chat/pictures/${row.pictureId}`,
  width: row.width,
  height: row.height,
})

export function asMessage({ message, time, senderId, pictureId, width, height }: MessageRow): Message {
  const picture = pictureId && width && height ? pictureOf({ pictureId, width, height }) : undefined
  return { message, time: time.toISOString(), senderId, ...(picture && { picture }) }
}

export const asConversationMessage = (row: MessageRow): ConversationMessage => ({
  ...asMessage(row),
  id: row.id,
  ...(row.clientId && { clientId: row.clientId }),
})

/** Converts a contact's row; choices that are not true are omitted. */
export const asContact = ({ isMuted, isBlocked, ...person }: ContactRow): Contact => ({
  ...person,
  ...(isMuted && { isMuted }),
  ...(isBlocked && { isBlocked }),
})
