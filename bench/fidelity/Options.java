import java.util.List;
import org.tutti.runtime.launch.JavaProgram;

/** Prints how the driver starts a rank's JVM, up to the class path. */
public class Options {
  public static void main(String[] arguments) {
    List<String> command = JavaProgram.ofThisJvm("Main", List.of()).command();
    System.out.println(String.join(" ", command.subList(0, command.indexOf("-cp"))));
  }
}
