package org.tutti.processor.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.BenchmarkMethod.DeclaredSetting;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/**
 * Reads the settings of a benchmark. An annotation on the method takes precedence over the same
 * annotation on its class, and an annotation on an element over one that a preset carries.
 */
final class SettingsReader {
  private final Diagnostics diagnostics;
  private final SettingCheck settingCheck;
  private final MsizesCheck msizesCheck;
  private final SettingsAdvice advice;

  SettingsReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.settingCheck = new SettingCheck(diagnostics);
    this.msizesCheck = new MsizesCheck(diagnostics);
    this.advice = new SettingsAdvice(diagnostics);
  }

  /**
   * @param calls what is timed
   */
  List<DeclaredSetting> read(
      TypeElement type,
      ExecutableElement method,
      Optional<Width> width,
      BufferSizes sizes,
      TimedCalls calls) {
    Map<String, SettingSource> sources = new LinkedHashMap<>();
    for (TypeElement level : BenchmarkMethods.lineage(type)) {
      Map<String, SettingSource> ofLevel = new LinkedHashMap<>();
      collect(level, ofLevel);
      sources.putAll(ofLevel);
    }
    Map<String, SettingSource> ofMethod = new LinkedHashMap<>();
    collect(method, ofMethod);
    sources.putAll(ofMethod);
    Map<String, DeclaredSetting> settings = new LinkedHashMap<>();
    for (SettingSource source : sources.values()) {
      if (source.isParam()) {
        msizes(source, width, sizes).ifPresent(setting -> settings.put(setting.name(), setting));
      } else {
        source.settings(settingCheck).forEach(setting -> settings.put(setting.name(), setting));
      }
    }
    advice.give(settings, sources, calls);
    return List.copyOf(settings.values());
  }

  private void collect(Element element, Map<String, SettingSource> into) {
    for (SettingSource source : SettingSource.on(element)) {
      SettingSource other = into.putIfAbsent(source.name(), source);
      if (other != null && other.carrier() != source.carrier()) {
        diagnostics.report(
            Rule.PRESETS_CONFLICT,
            element,
            source.carrier(),
            source.name(),
            SettingSource.nameOf(other.carrier()),
            SettingSource.nameOf(source.carrier()));
      } else if (other != null && other.annotation() == source.annotation()) {
        settingCheck.twice(source);
      }
    }
  }

  private Optional<DeclaredSetting> msizes(
      SettingSource source, Optional<Width> width, BufferSizes sizes) {
    AnnotationMirror annotation = source.annotation();
    if (!Annotations.list(annotation, "value").isEmpty()) {
      AnnotationValue value = Annotations.value(annotation, "value");
      diagnostics.report(
          Rule.PARAM_MISUSED,
          source.element(),
          annotation,
          value,
          "value",
          "a method or class",
          "msizes");
    }
    AnnotationValue list = Annotations.value(annotation, "msizes");
    msizesCheck.check(source.element(), annotation, list, width, sizes);
    return Optional.of(new DeclaredSetting("msizes", AttributeText.of(list)));
  }
}
