package org.tutti.cli.gate;

import java.io.IOException;
import java.io.StringWriter;
import javax.xml.stream.XMLStreamException;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.cli.option.OutputFile;
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
        OutputFile.write(options.markdown(), String.join("\n", GateText.markdown(result)) + "\n");
      }
      if (options.junit() != null) {
        writeXml(result, options);
      }
    } catch (IOException | XMLStreamException e) {
      throw CampaignProblem.OUTPUT_NOT_WRITABLE.error(
          "The gate's result could not be written: " + e + ".",
          "Name files in a writable directory.",
          e);
    }
  }

  private static void writeXml(GateResult result, GateOptions options)
      throws IOException, XMLStreamException {
    StringWriter text = new StringWriter();
    JunitXml.write(result, InconclusivePolicy.REPORT, text);
    OutputFile.write(options.junit(), text.toString());
  }
}
