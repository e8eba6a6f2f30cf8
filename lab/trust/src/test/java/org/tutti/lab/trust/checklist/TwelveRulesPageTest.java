package org.tutti.lab.trust.checklist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;

/** docs/twelve-rules.md has the rules of the checklist, each with a test that exists. */
class TwelveRulesPageTest {
  private static final Path DOCS = Path.of("../../docs");
  private static final Pattern TEST =
      Pattern.compile("\\[`(\\w+)\\.(\\w+)`]\\((\\.\\./[^)]+\\.java)\\)");

  @TempDir private Path path;

  @Test
  void thePageHasTheRulesOfTheChecklist() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 2);
    List<String> titles = new ArrayList<>();
    for (Checklist checklist : Checklist.of(CampaignAnalysis.of(directory))) {
      titles.add("## " + checklist.source());
      for (int index = 0; index < checklist.items().size(); index++) {
        titles.add("### " + (index + 1) + ". " + checklist.items().get(index).title());
      }
    }
    assertThat(page().lines().filter(line -> line.startsWith("##")))
        .containsExactlyElementsOf(titles);
  }

  @Test
  void everyRuleIsShownByATestThatExists() throws IOException {
    List<String> rules = Arrays.stream(page().split("\n### ")).skip(1).toList();
    for (String rule : rules) {
      List<MatchResult> tests = TEST.matcher(rule).results().toList();
      assertThat(tests).as(rule).isNotEmpty();
      for (MatchResult test : tests) {
        Path file = DOCS.resolve(test.group(3));
        assertThat(file).exists().hasFileName(test.group(1) + ".java");
        assertThat(Files.readString(file)).contains("void " + test.group(2) + "(");
      }
    }
  }

  private static String page() throws IOException {
    return Files.readString(DOCS.resolve("twelve-rules.md"));
  }
}
