import { runOnOneServer } from "../../support/together-browser"

runOnOneServer(1)
