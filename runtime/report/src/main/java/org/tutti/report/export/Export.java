package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import org.tutti.analysis.CampaignAnalysis;

/** A format that campaigns can be written in. */
public interface Export {
  /** The name it has on the command line. */
  String name();

  /** What it is for, in a few words. */
  String description();

  /** Writes a campaign. */
  void write(CampaignAnalysis analysis, Writer output) throws IOException;
}
