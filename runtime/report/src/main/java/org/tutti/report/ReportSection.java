package org.tutti.report;

import java.util.List;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.report.layout.PageStyle;

/**
 * A section that another module adds to the report. {@link java.util.ServiceLoader} finds it, a
 * class with a public constructor, wherever it is on the class path.
 */
public interface ReportSection {
  /**
   * Its lines, the first of which is empty; no lines if it has nothing to say of the campaign.
   *
   * @param names of the campaign's benchmarks
   */
  List<String> lines(CampaignAnalysis analysis, ShortNames names, PageStyle style);
}
