/** Everything that public pages run: each part improves what already works without it. */
import { startBusyButtons } from "./busy.ts";
import { startCarousels } from "./carousel.ts";
import { startEmbeds } from "./embeds.ts";
import { replaceFailedPictures } from "./failed-pictures.ts";
import { startLatePictures } from "./late-pictures.ts";
import { startLiveSearch } from "./live-search.ts";
import { startMaps } from "./map.ts";
import { startMasks } from "./mask.ts";
import { startMenu } from "./menu.ts";
import { warnNotFound } from "./not-found.ts";
import { showOpenState } from "./open-state.ts";
import { startPrint } from "./print.ts";
import { startSlip } from "./slip.ts";

startMenu();
startBusyButtons();
startCarousels();
startMaps();
startEmbeds();
startLiveSearch();
startLatePictures();
replaceFailedPictures();
startPrint();
startMasks();
startSlip();
showOpenState();
warnNotFound();
