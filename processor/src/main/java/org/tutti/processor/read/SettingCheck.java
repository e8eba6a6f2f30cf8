package org.tutti.processor.read;

import com.google.auto.common.MoreElements;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.annotations.syntax.OptionText;
import org.tutti.annotations.syntax.RootRankText;
import org.tutti.diagnostics.Suggestions;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Checks the values of annotations that are settings, each by itself. */
final class SettingCheck {
  private static final String WITHIN = Annotations.PACKAGE + "Within";
  private static final String OPTION = "[a-z]+(-[a-z]+)*";

  private final Diagnostics diagnostics;

  SettingCheck(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  /**
   * Checks one attribute.
   *
   * @param setting name of the setting
   */
  void check(
      SettingSource source, ExecutableElement attribute, AnnotationValue value, String setting) {
    if (value.getValue() instanceof List<?> list && list.isEmpty()) {
      report(Rule.LIST_OF_VALUES_EMPTY, source, value, "@" + source.name());
    } else if (value.getValue() instanceof Number number) {
      number(source, attribute, value, setting, number.doubleValue());
    }
    switch (setting) {
      case "root-rank" -> text(source, value, SettingCheck::rootFault);
      case "jvm" -> texts(source, value, SettingCheck::jvmFault);
      case "sync-parameters" -> {
        String method = Annotations.constant(source.annotation(), "value");
        Set<String> names = new HashSet<>();
        texts(source, value, text -> syncFault(method, text).or(() -> twice(names, text)));
      }
      default -> {}
    }
  }

  private void number(
      SettingSource source,
      ExecutableElement attribute,
      AnnotationValue value,
      String setting,
      double number) {
    Optional<Double> least = bound(attribute, "least").filter(bound -> !(number >= bound));
    Optional<Double> below = bound(attribute, "below").filter(bound -> number >= bound);
    least.ifPresent(
        bound ->
            report(
                Rule.NUMBER_TOO_SMALL,
                source,
                value,
                setting,
                value.getValue(),
                AttributeText.number(bound)));
    below.ifPresent(
        bound ->
            report(
                Rule.NUMBER_TOO_LARGE,
                source,
                value,
                setting,
                value.getValue(),
                AttributeText.number(bound)));
  }

  private static Optional<Double> bound(ExecutableElement attribute, String side) {
    return MoreElements.getAnnotationMirror(attribute, WITHIN)
        .toJavaUtil()
        .map(mirror -> (Double) Annotations.value(mirror, side).getValue());
  }

  /** Checks an element of {@code @Options}. */
  void option(SettingSource source, AnnotationValue value, String setting, String level) {
    text(source, value, text -> optionFault(setting, level));
  }

  private static Optional<String> optionFault(String setting, String level) {
    if (!setting.matches(OPTION)) {
      return Optional.of("options are NAME=VALUE, such as clock=TSC");
    }
    if (setting.equals("msizes")) {
      return Optional.of("use @Param");
    }
    return PlacementCheck.OWN_SETTINGS.stream()
        .filter(one -> (setting + "-").startsWith(AttributeText.name(one, "value") + "-"))
        .findFirst()
        .map(own -> "use @" + own)
        .or(() -> unknown(setting))
        .or(() -> OptionText.fault(setting, level));
  }

  private static Optional<String> unknown(String setting) {
    return OptionText.NAMES.contains(setting)
        ? Optional.empty()
        : Optional.of(
            withSuggestion(
                "there is no option --" + setting + " of a benchmark",
                Suggestions.of(setting, OptionText.NAMES)));
  }

  private interface TextCheck {
    /** What is wrong with a text, in words, if anything is. */
    Optional<String> fault(String text);
  }

  private void texts(SettingSource source, AnnotationValue list, TextCheck check) {
    for (Object item : (List<?>) list.getValue()) {
      text(source, (AnnotationValue) item, check);
    }
  }

  private void text(SettingSource source, AnnotationValue value, TextCheck check) {
    String text = value.getValue().toString();
    check
        .fault(text)
        .ifPresent(
            why -> report(Rule.SETTING_TEXT_INVALID, source, value, text, source.name(), why));
  }

  private static Optional<String> jvmFault(String option) {
    return option.startsWith("-") ? Optional.empty() : Optional.of("options begin with a hyphen");
  }

  private static Optional<String> rootFault(String text) {
    String suggestion = Suggestions.of(text, RootRankText.NAMES);
    return RootRankText.fault(text).map(why -> withSuggestion(why, suggestion));
  }

  /** A sentence of {@link Suggestions} as the end of another. */
  private static String withSuggestion(String why, String suggestion) {
    return suggestion.isEmpty()
        ? why
        : why + "; " + suggestion.replace("Did", "did").replaceAll("\\? $", "");
  }

  /** Reports an option that the same annotation has already given. */
  void twice(SettingSource option) {
    text(option, option.option().orElseThrow(), text -> Optional.of("the option is given twice"));
  }

  private static Optional<String> twice(Set<String> names, String text) {
    String name = text.replaceFirst("=.*", "").strip();
    return names.add(name) ? Optional.empty() : Optional.of(name + " is given twice");
  }

  private static Optional<String> syncFault(String method, String text) {
    List<String> taken =
        SyncParameterName.taken(method).stream().map(SyncParameterName::key).toList();
    String name = text.replaceFirst("=.*", "").strip();
    String suggestion = taken.contains(name) ? "" : Suggestions.of(name, taken);
    return SyncParameterName.fault(method, text)
        .map(why -> withSuggestion(why, suggestion))
        .map(
            why ->
                taken.isEmpty() || taken.contains(name)
                    ? why
                    : why + "; it takes " + String.join(", ", taken));
  }

  private void report(Rule rule, SettingSource source, AnnotationValue value, Object... details) {
    AnnotationMirror carrier = source.carrier();
    if (carrier == source.annotation()) {
      diagnostics.report(rule, source.element(), carrier, value, details);
    } else {
      diagnostics.report(rule, source.element(), carrier, details);
    }
  }
}
