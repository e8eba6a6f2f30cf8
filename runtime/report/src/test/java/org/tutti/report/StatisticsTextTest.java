package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;

class StatisticsTextTest {
  private static final Pattern CITATION = Pattern.compile("[A-Z][a-zA-Z-]+ (\\d{4})\\b");

  @TempDir private Path path;

  @Test
  void everyCitedWorkIsAmongTheReferences() {
    List<String> paragraphs = new ArrayList<>(paragraphs(true));
    String references = paragraphs.remove(paragraphs.size() - 1);

    assertThat(references).startsWith("References: ");
    List<MatchResult> citations = CITATION.matcher(String.join(" ", paragraphs)).results().toList();
    assertThat(citations).hasSizeGreaterThan(8);
    assertThat(citations)
        .allSatisfy(
            citation -> {
              String name = citation.group().replaceFirst(" \\d+$", "");
              assertThat(references).contains(name).contains(citation.group(1));
            });
  }

  @Test
  void testsAndCorrectionAreNamedOnlyWhereSomethingIsCompared() {
    assertThat(String.join(" ", paragraphs(true)))
        .contains("Comparisons: 1 comparison, each of 10 pairs", "Holm 1979", "McNemar")
        .doesNotContain("docs/");
    assertThat(String.join(" ", paragraphs(false)))
        .contains("Design: 10 launches", "Tukey 1977")
        .doesNotContain("Holm", "Comparisons");
  }

  private List<String> paragraphs(boolean compared) {
    WrittenCampaign campaign =
        new WrittenCampaign(path.resolve("c" + compared), Instant.EPOCH)
            .variant("tree", 8, launch -> new long[] {2000 + launch, 2100, 2200});
    if (compared) {
      campaign.baseline("library", 8, launch -> new long[] {1000 + launch, 1100, 1200});
    }
    return StatisticsText.paragraphs(CampaignAnalysis.of(campaign.write(10)));
  }
}
