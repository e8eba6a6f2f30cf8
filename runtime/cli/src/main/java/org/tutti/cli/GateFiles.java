package org.tutti.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import javax.xml.stream.XMLStreamException;
import org.tutti.analysis.gate.GateResult;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.report.gate.GateText;
import org.tutti.report.gate.JunitXml;

/** Writes the gate's result for continuous integration servers. */
final class GateFiles {
  private GateFiles() {}

  /**
   * Writes the requested files.
   *
   * @throws TuttiException if one cannot be written
   */
  static void write(GateResult result, GateOptions options) {
    try {
      if (options.markdown() != null) {
        Files.write(options.markdown(), GateText.markdown(result));
      }
      if (options.junit() != null) {
        writeXml(result, options);
      }
    } catch (IOException | XMLStreamException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The gate's result could not be written: " + e + ".",
          "Name files in a directory that you may write.",
          e);
    }
  }

  private static void writeXml(GateResult result, GateOptions options)
      throws IOException, XMLStreamException {
    try (Writer writer = Files.newBufferedWriter(options.junit())) {
      JunitXml.write(result, options.inconclusive(), writer);
    }
  }
}
