package org.tutti.lab.archive.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.campaign.RerunChanges;
import org.tutti.campaign.RerunQuestion;
import org.tutti.campaign.RerunQuestions;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.LaunchHeader;
import picocli.CommandLine.TypeConversionException;

/**
 * Asks what a plan leaves open on this machine, if there is somebody to ask; otherwise that is an
 * error, which says what options answer.
 *
 * @param input where answers come from; empty if nobody can be asked
 * @param output where questions go
 */
record ReplicaDialog(Optional<BufferedReader> input, PrintWriter output) {
  /**
   * The changes with which the plan can be measured here.
   *
   * @throws TuttiException 376, 486 or 488 if something is open and nobody answers it
   */
  RerunChanges settled(
      Manifest plan,
      List<LaunchHeader> headers,
      RerunChanges given,
      Map<String, String> environment) {
    RerunChanges changes = given;
    Optional<RerunQuestion> open = RerunQuestions.first(plan, headers, changes, environment);
    while (open.isPresent()) {
      RerunQuestion question = open.get();
      changes = answered(changes, question);
      open = RerunQuestions.first(plan, headers, changes, environment);
    }
    return changes;
  }

  private RerunChanges answered(RerunChanges changes, RerunQuestion question) {
    if (input.isEmpty() || question.option().isEmpty()) {
      throw question.error();
    }
    output.println(question.text());
    while (true) {
      String answer = ask(question);
      try {
        return ReplicaOptions.answered(changes, question, answer);
      } catch (TuttiException e) {
        output.println(e.commandLineMessage());
      } catch (TypeConversionException e) {
        output.println(e.getMessage());
      }
    }
  }

  private String ask(RerunQuestion question) {
    String likely = question.choices().isEmpty() ? "" : question.choices().get(0);
    output.print(
        question.option().orElseThrow()
            + (question.choices().size() > 1
                ? " (" + String.join(", ", question.choices()) + ")"
                : "")
            + (likely.isEmpty() ? "" : " [" + likely + "]")
            + ": ");
    output.flush();
    try {
      String line = input.orElseThrow().readLine();
      if (line == null) {
        throw question.error();
      }
      return line.isBlank() ? likely : line.strip();
    } catch (IOException e) {
      throw question.error();
    }
  }
}
