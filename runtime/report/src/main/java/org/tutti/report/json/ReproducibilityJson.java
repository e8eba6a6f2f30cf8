package org.tutti.report.json;

import java.util.Arrays;
import java.util.List;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.report.ReproducibilityText;

/** Repeated campaigns as JSON. */
public final class ReproducibilityJson {
  private ReproducibilityJson() {}

  /** The document. */
  public static JsonObject of(List<Reproducibility> cells) {
    return ResultDocument.of("reproduction")
        .put("cells", cells.stream().map(ReproducibilityJson::cell).toList());
  }

  private static JsonObject cell(Reproducibility cell) {
    return ResultParts.cell(cell.key(), Treatment.ONLY)
        .put("figure", ReproducibilityText.figure(cell))
        .put("trials", Arrays.stream(cell.values()).boxed().toList())
        .put("normalized", Arrays.stream(cell.normalized()).boxed().toList());
  }
}
