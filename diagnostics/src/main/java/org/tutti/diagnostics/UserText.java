package org.tutti.diagnostics;

/**
 * A text for the user, in complete sentences, that may name something which the user can set. As
 * text, it names what a program sets by its name in the Java API, as the message of a {@link
 * TuttiException} does.
 *
 * @param commandLine the text for the user of a command, with the options of the command line
 */
public record UserText(String commandLine) {
  @Override
  public String toString() {
    return ApiNames.in(commandLine);
  }
}
