package org.tutti.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.Remeasurement;
import org.tutti.campaign.Rerun;
import org.tutti.campaign.ResumeOptions;
import org.tutti.campaign.driver.BudgetRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.PrecisionRule;
import org.tutti.diagnostics.TuttiException;
import org.tutti.lab.analyze.ExplorationOptions;
import org.tutti.records.settings.LaunchTimeouts;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.gate.PerformanceGate;

/**
 * A bad number or a null is told where it is passed to the API, by the name of what gets it; and
 * what the API returns says in words what it is.
 */
class ApiArgumentsTest {
  private static final ProjectTree PROJECT = ProjectTree.at(Path.of(".."));

  private static final ResumeOptions RESUME = ResumeOptions.DEFAULT;

  /** What is right of each call; one argument after the other is replaced. */
  private static final List<Object> VALID =
      List.of(
          RESUME,
          DriverSettings.DEFAULT,
          LaunchTimeouts.DEFAULT,
          ComparisonOptions.DEFAULT,
          ExplorationOptions.DEFAULT,
          PerformanceGate.ofMargin(0.05),
          new PrecisionRule(0.02),
          new BudgetRule(Duration.ofHours(1)),
          new Rerun(Path.of("a"), Path.of("b"), OptionalInt.of(3), false, RESUME.driver()),
          new Remeasurement(
              Path.of("a"),
              Optional.empty(),
              Path.of("b"),
              OptionalInt.of(3),
              false,
              RESUME.driver()));

  /** Numbers that are in no range; 0 is not among those of methods that may get it. */
  private static final Map<Class<?>, List<Object>> BAD =
      Map.of(
          int.class,
          List.of(-1, Integer.MIN_VALUE, 0),
          double.class,
          List.of(-1.0, 0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY),
          Duration.class,
          List.of(Duration.ZERO, Duration.ofSeconds(-1)),
          OptionalInt.class,
          List.of(OptionalInt.of(-1), OptionalInt.of(0)));

  private static final Set<String> MAY_BE_ZERO = Set.of("retries");

  /** A call with one bad argument. */
  private record BadCall(Executable what, Object target, Object[] arguments, Object bad) {
    boolean isOfNull() {
      return bad == null;
    }

    Object invoke() throws Throwable {
      try {
        return what instanceof Constructor<?> made
            ? made.newInstance(arguments)
            : ((Method) what).invoke(target, arguments);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }

    @Override
    public String toString() {
      String owner = what.getDeclaringClass().getSimpleName();
      return owner + "." + what.getName() + Arrays.toString(arguments);
    }
  }

  static Stream<BadCall> numbers() {
    List<BadCall> calls = new ArrayList<>();
    for (Method method : CampaignPlanBuilder.class.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers()) && method.getParameterCount() == 1) {
        bad(method.getName(), method.getParameterTypes()[0])
            .forEach(
                bad ->
                    calls.add(
                        new BadCall(method, CampaignPlan.builder(), new Object[] {bad}, bad)));
      }
    }
    for (Object valid : VALID) {
      calls.addAll(constructions(valid));
    }
    return calls.stream();
  }

  private static List<BadCall> constructions(Object valid) {
    RecordComponent[] components = valid.getClass().getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    List<BadCall> calls = new ArrayList<>();
    try {
      Constructor<?> constructor = valid.getClass().getDeclaredConstructor(types);
      for (int index = 0; index < components.length; index++) {
        for (Object bad : bad(components[index].getName(), types[index])) {
          Object[] arguments = new Object[components.length];
          for (int other = 0; other < components.length; other++) {
            arguments[other] = other == index ? bad : components[other].getAccessor().invoke(valid);
          }
          calls.add(new BadCall(constructor, null, arguments, bad));
        }
      }
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
    return calls;
  }

  private static List<Object> bad(String name, Class<?> type) {
    return BAD.getOrDefault(type, List.of()).stream()
        .filter(bad -> !(bad.equals(0) && MAY_BE_ZERO.contains(name)))
        .toList();
  }

  static Stream<BadCall> nulls() {
    List<BadCall> calls = new ArrayList<>();
    for (Method method : CampaignPlanBuilder.class.getDeclaredMethods()) {
      Class<?>[] types = method.getParameterTypes();
      for (int index = 0; index < types.length; index++) {
        if (Modifier.isPublic(method.getModifiers()) && !types[index].isPrimitive()) {
          Object[] arguments = new Object[types.length];
          for (int other = 0; other < types.length; other++) {
            arguments[other] = other == index ? null : some(types[other]);
          }
          calls.add(new BadCall(method, CampaignPlan.builder(), arguments, null));
        }
      }
    }
    return calls.stream();
  }

  private static Object some(Class<?> type) {
    return type == String.class
        ? "a"
        : type == String[].class
            ? new String[] {"a"}
            : type == SettingKey.class ? SettingKey.REPETITIONS : null;
  }

  @Test
  void thereIsSomethingToCheck() {
    assertThat(numbers()).hasSizeGreaterThan(20);
    assertThat(nulls()).hasSizeGreaterThan(10).allMatch(BadCall::isOfNull);
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void aBadNumberIsRefusedWithItsNameAndItsValue(BadCall call) {
    assertThatThrownBy(call::invoke)
        .isInstanceOf(TuttiException.class)
        .hasMessageContaining("(" + text(call.bad()) + ")");
  }

  private static String text(Object bad) {
    return bad instanceof OptionalInt number ? "" + number.getAsInt() : bad.toString();
  }

  @ParameterizedTest
  @MethodSource("nulls")
  void aNullIsRefusedAtOnce(BadCall call) {
    assertThatThrownBy(call::invoke).as(call.toString()).isInstanceOf(NullPointerException.class);
  }

  static Stream<Arguments> settings() {
    return Stream.of(
        Arguments.of(SettingKey.PROCESSES, List.of(0, (1 << 20) + 1)),
        Arguments.of(SettingKey.LAUNCHES, List.of(0, -1)),
        Arguments.of(SettingKey.RETRIES, List.of(-1)),
        Arguments.of(SettingKey.PILOT, List.of(1)),
        Arguments.of(SettingKey.PRECISION, List.of(0.0, 1.0, Double.NaN)),
        Arguments.of(SettingKey.BUDGET, List.of(Duration.ZERO, Duration.ofSeconds(-1))),
        Arguments.of(SettingKey.SPREAD, List.of(Duration.ZERO)));
  }

  @ParameterizedTest
  @MethodSource("settings")
  <T> void aBadValueOfASettingIsRefused(SettingKey<T> key, List<T> bad) {
    for (T value : bad) {
      assertThatThrownBy(() -> CampaignPlan.builder().set(key, value))
          .isInstanceOf(TuttiException.class)
          .hasMessageContaining(" for " + key);
    }
  }

  @Test
  void aMessageNamesTheMethod() {
    assertThatThrownBy(() -> CampaignPlan.builder().set(SettingKey.PROCESSES, -1))
        .hasMessageStartingWith("[TUTTI-003] Bad value '-1' for processes (-np): it is below 1. ");
    assertThatThrownBy(() -> PerformanceGate.ofMargin(Double.NaN))
        .hasMessageContaining("[TUTTI-003] margin(NaN) is not a finite number above 0.0.");
  }

  /** Arrays have no text of their own; that of a record would be their addresses. */
  @Test
  void recordsWithArraysHaveATextOfTheirOwn() {
    List<JavaClass> records =
        PROJECT.classes().stream()
            .filter(type -> type.isRecord() && type.getModifiers().contains(JavaModifier.PUBLIC))
            .filter(
                type ->
                    type.getFields().stream()
                        .anyMatch(
                            field ->
                                field.getRawType().isArray()
                                    && !field.getModifiers().contains(JavaModifier.STATIC)))
            .toList();
    assertThat(records).hasSizeGreaterThan(5);
    assertThat(records)
        .allSatisfy(
            type -> {
              ProjectModule module = PROJECT.moduleOf(type).orElseThrow();
              String name = type.getName().replaceFirst("\\$.*", "").replace('.', '/');
              assertThat(SourceRules.text(module.mainSources().resolve(name + ".java")))
                  .contains("String toString()");
            });
  }
}
