package org.tutti.report.json;

import org.tutti.analysis.history.CampaignHistory;
import org.tutti.analysis.history.CellHistory;
import org.tutti.analysis.history.HistoryCampaign;
import org.tutti.analysis.history.HistoryChange;
import org.tutti.analysis.history.HistoryPoint;
import org.tutti.records.json.JsonObject;

/** A history as JSON. */
public final class HistoryJson {
  private HistoryJson() {}

  /** The document. */
  public static JsonObject of(CampaignHistory history) {
    return ResultDocument.of("history")
        .put("significance", history.significance())
        .put("campaigns", history.campaigns().stream().map(HistoryJson::campaign).toList())
        .put("cells", history.cells().stream().map(HistoryJson::cell).toList())
        .put("missing", ResultParts.missing(history.missing()))
        .put("notes", history.notes());
  }

  private static JsonObject campaign(HistoryCampaign campaign) {
    return new JsonObject()
        .put("directory", campaign.directory().toString())
        .put("started", campaign.started().toString())
        .put("revision", campaign.revision());
  }

  private static JsonObject cell(CellHistory cell) {
    JsonObject json =
        ResultParts.cell(cell.key(), cell.treatment())
            .put("medians", cell.points().stream().map(HistoryJson::point).toList());
    cell.trend()
        .ifPresent(
            trend ->
                json.put(
                    "trend",
                    ResultParts.test(trend.test(), cell.correctedPValue())
                        .put("tau", trend.tau())));
    cell.lastMonth()
        .ifPresent(
            band ->
                json.put(
                    "monthBefore",
                    new JsonObject()
                        .put("low", band.low())
                        .put("high", band.high())
                        .put("launches", band.launches())));
    return json.put("changes", cell.changes().stream().map(HistoryJson::change).toList());
  }

  private static JsonObject point(HistoryPoint point) {
    return new JsonObject()
        .put("campaign", point.campaign() + 1)
        .put("launches", point.launches())
        .put("median", point.median())
        .put("medianInterval", ResultParts.estimate(point.interval()));
  }

  private static JsonObject change(HistoryChange change) {
    return new JsonObject()
        .put("campaign", change.campaign() + 1)
        .put("earliest", change.earliest() + 1)
        .put("latest", change.latest() + 1)
        .put("foundWith", change.foundWith() + 1)
        .put("pValue", change.pValue())
        .put("before", change.before())
        .put("after", change.after());
  }
}
