"use client"

import { DevicesCard } from "@/components/features/cards/devices-card"
import { CardFigures } from "@/components/kit/card-figures"

export default function Devices() {
  return <CardFigures call="getSessionsDevice">{(devices) => <DevicesCard devices={devices} />}</CardFigures>
}
