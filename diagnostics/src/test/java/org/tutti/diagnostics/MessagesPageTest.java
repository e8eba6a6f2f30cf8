package org.tutti.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MessagesPageTest {
  private static final Path PAGE = Repository.root().resolve("docs/messages.md");

  @Test
  void thePageMatchesTheEnumerations() throws IOException {
    if (Boolean.getBoolean("tutti.update-docs")) {
      Files.writeString(PAGE, MessagesPage.text());
    }
    assertThat(PAGE)
        .as("stale: mvn test -pl diagnostics -Dtutti.update-docs=true")
        .hasContent(MessagesPage.text());
  }

  @Test
  void everyProblemHasAnEntry() throws IOException {
    String page = MessagesPage.text();
    for (Problem problem : Problem.all()) {
      assertThat(page).containsOnlyOnce("**" + problem.identifier() + "**");
    }
  }
}
