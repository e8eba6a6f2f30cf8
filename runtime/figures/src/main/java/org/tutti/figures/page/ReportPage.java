package org.tutti.figures.page;

import com.github.mustachejava.DefaultMustacheFactory;
import com.github.mustachejava.Mustache;
import com.github.mustachejava.MustacheException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.TuttiException;
import org.tutti.figures.plot.PlotColor;
import org.tutti.figures.sync.SyncTable;
import org.tutti.mpi.resource.ClassPathFile;
import org.tutti.report.ReportDigest;

/** The report of campaigns as one file of HTML. */
public final class ReportPage {
  private static final Mustache TEMPLATE =
      new DefaultMustacheFactory(ReportPage::template).compile("report.mustache");

  /** What the template reads. */
  private record Page(
      String title,
      String light,
      String dark,
      List<PageCampaign> campaigns,
      List<PagePart> parts) {}

  private ReportPage() {}

  /**
   * The text of the file.
   *
   * @param synchronization what experiments have measured of clocks and barriers; may be empty
   */
  public static String of(List<ReportDigest> digests, List<SyncTable> synchronization) {
    List<PageCampaign> campaigns = new ArrayList<>();
    for (ReportDigest digest : digests) {
      campaigns.add(new PageCampaign(digest, campaigns.size() + 1));
    }
    return text(
        new Page(
            campaigns.stream().map(PageCampaign::directory).collect(Collectors.joining(", ")),
            Arrays.stream(PlotColor.values())
                .map(color -> color.variable() + ":" + color.light())
                .collect(Collectors.joining(";")),
            Arrays.stream(PlotColor.values())
                .map(color -> color.variable() + ":" + color.dark())
                .collect(Collectors.joining(";")),
            campaigns,
            Stream.concat(
                    PagePart.history(digests.stream().map(ReportDigest::analysis).toList())
                        .stream(),
                    PagePart.synchronization(synchronization).stream())
                .toList()));
  }

  /** Mustache itself does not find a file in a jar whose path has an exclamation mark. */
  private static Reader template(String name) {
    try {
      return new StringReader(
          new String(ClassPathFile.read(ReportPage.class, name), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The template draws while it is filled in, and wraps what is thrown meanwhile. */
  private static String text(Page page) {
    StringWriter text = new StringWriter();
    try {
      TEMPLATE.execute(text, page);
    } catch (MustacheException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof TuttiException problem) {
          throw problem;
        }
      }
      throw e;
    }
    return PrintableText.ofDocument(text.toString());
  }
}
