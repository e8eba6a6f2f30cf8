package org.tutti.lab.sizes;

import org.tutti.records.campaign.SizeStage;
import org.tutti.records.json.JsonObject;
import org.tutti.report.json.TableJson;

/** How far adaptive message sizes are refined, and the jumps that were found. */
final class RefinementJson {
  private RefinementJson() {}

  static JsonObject of(SizeRefinement refinement) {
    return new JsonObject()
        .put("threshold", refinement.sizes().rule().threshold())
        .put("stages", refinement.sizes().stages().stream().map(RefinementJson::stage).toList())
        .put("finished", refinement.next().isEmpty())
        .put("jumps", TableJson.rows(JumpSection.table(refinement)));
  }

  private static JsonObject stage(SizeStage stage) {
    return new JsonObject()
        .put("firstBlock", stage.firstBlock())
        .put("sizes", stage.sizes().stream().mapToLong(Long::longValue).toArray());
  }
}
