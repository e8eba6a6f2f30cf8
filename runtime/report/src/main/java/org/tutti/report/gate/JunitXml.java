package org.tutti.report.gate;

import java.io.Writer;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.analysis.gate.CellGate;
import org.tutti.analysis.gate.GateOutcome;
import org.tutti.analysis.gate.GateResult;
import org.tutti.analysis.gate.InconclusivePolicy;
import org.tutti.diagnostics.PrintableText;
import org.tutti.records.launch.CellKey;

/** The gate's result as the XML that continuous integration servers read as test results. */
public final class JunitXml {
  private JunitXml() {}

  /**
   * Writes one test case per cell of the baseline; a regression is a failure, a missing cell an
   * error, and an inconclusive cell is skipped unless the policy lets it fail. What was measured
   * again has both results as its output.
   */
  public static void write(GateResult result, InconclusivePolicy policy, Writer output)
      throws XMLStreamException {
    XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(output);
    xml.writeStartDocument("UTF-8", "1.0");
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", "tutti gate");
    long failures = count(result, policy::stops);
    long undecided = count(result, outcome -> outcome != GateOutcome.PASSED);
    int missing = result.missing().size();
    boolean broken = result.cells().size() + missing == 0 || isInfrastructure(result);
    int errors = missing + (broken ? 1 : 0);
    xml.writeAttribute("tests", Integer.toString(result.cells().size() + errors));
    xml.writeAttribute("failures", Long.toString(failures));
    xml.writeAttribute("errors", Integer.toString(errors));
    xml.writeAttribute("skipped", Long.toString(undecided - failures));
    for (CellGate cell : result.cells()) {
      write(cell, again(cell, result), policy, xml);
    }
    for (MissingCell cell : result.missing()) {
      startCell(cell.key(), cell.name(), xml);
      element(xml, "error", cell.reason());
      xml.writeEndElement();
    }
    if (broken) {
      writeBroken(result, xml);
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    xml.flush();
  }

  /** What a confirmation of the cell says, if there was one. */
  private static Optional<String> again(CellGate cell, GateResult result) {
    return result.confirmations().stream()
        .filter(one -> one.first().pair().name().equals(cell.pair().name()))
        .map(GateText::again)
        .findFirst();
  }

  private static void write(
      CellGate cell, Optional<String> again, InconclusivePolicy policy, XMLStreamWriter xml)
      throws XMLStreamException {
    startCell(cell.pair().key(), cell.pair().name(), xml);
    if (policy.stops(cell.outcome())) {
      element(xml, "failure", words(cell));
    } else if (cell.outcome() != GateOutcome.PASSED) {
      element(xml, "skipped", words(cell));
    }
    if (again.isPresent()) {
      xml.writeStartElement("system-out");
      xml.writeCharacters(PrintableText.of(again.get()));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private static void writeBroken(GateResult result, XMLStreamWriter xml)
      throws XMLStreamException {
    startCase("tutti", "campaign", xml);
    element(
        xml,
        "error",
        Stream.concat(result.doubts().stream(), result.notes().stream())
            .collect(Collectors.joining("; ")));
    xml.writeEndElement();
  }

  /** A cell as a case of its class, named by its method. */
  private static void startCell(CellKey key, String name, XMLStreamWriter xml)
      throws XMLStreamException {
    String family = CellKey.family(key.benchmark());
    boolean hasMethod = family.length() < key.benchmark().length();
    startCase(family, hasMethod ? name.substring(family.length() + 1) : name, xml);
  }

  private static void startCase(String type, String name, XMLStreamWriter xml)
      throws XMLStreamException {
    xml.writeStartElement("testcase");
    attribute(xml, "classname", type);
    attribute(xml, "name", name);
  }

  private static void element(XMLStreamWriter xml, String name, String message)
      throws XMLStreamException {
    xml.writeEmptyElement(name);
    attribute(xml, "message", message);
  }

  private static void attribute(XMLStreamWriter xml, String name, String text)
      throws XMLStreamException {
    xml.writeAttribute(name, PrintableText.of(text));
  }

  private static String words(CellGate cell) {
    return GateText.outcome(cell)
        + cell.ratio()
            .map(
                ratio ->
                    String.format(
                        Locale.ROOT,
                        ": head / baseline %.3f [%.3f, %.3f]",
                        ratio.value(),
                        ratio.low(),
                        ratio.high()))
            .orElse(
                ": head / baseline " + GateText.ratio(cell) + ", too few launches for an interval");
  }

  private static boolean isInfrastructure(GateResult result) {
    return result.outcome() == GateOutcome.INFRASTRUCTURE_FAILURE
        || result.outcome() == GateOutcome.NOT_TRUSTWORTHY;
  }

  private static long count(GateResult result, Predicate<GateOutcome> of) {
    return result.cells().stream().filter(cell -> of.test(cell.outcome())).count();
  }
}
