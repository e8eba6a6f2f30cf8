package org.tutti.report;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.json.JsonObject;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.table.ShortNames;

/**
 * A section that another module adds to the report. {@link ServiceLoader} finds it, a class with a
 * public constructor, wherever it is on the class path.
 */
public interface ReportSection {
  /**
   * Its lines, the first of which is empty; no lines if it has nothing to say of the campaign.
   *
   * @param names of the campaign's benchmarks
   */
  List<String> lines(CampaignAnalysis analysis, ShortNames names, PageStyle style);

  /** What it adds to the report as JSON, by name. */
  default Map<String, JsonObject> items(CampaignAnalysis analysis) {
    return Map.of();
  }

  /** The sections of other modules. */
  static List<ReportSection> added() {
    return ServiceLoader.load(ReportSection.class, ReportSection.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .toList();
  }
}
