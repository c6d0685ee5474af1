import com.sun.source.util.JavacTask;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.codehaus.groovy.control.CompilationUnit;
import org.codehaus.groovy.control.Phases;
import org.xml.sax.InputSource;

/** Parses files according to their extensions and prints the name of each invalid one, a tab and the reason. */
public class ParseCode {

    public static void main(String[] files) {
        for (String file : files) {
            try {
                parse(Path.of(file));
            } catch (Exception | LinkageError e) {
                System.out.println(file + "\t" + String.valueOf(e.getMessage()).replaceAll("\\s+", " "));
            }
        }
    }

    private static void parse(Path file) throws Exception {
        String text = Files.readString(file);
        String name = file.toString();
        if (name.endsWith(".xml")) {
            parseXml(text);
        } else if (name.endsWith(".properties")) {
            new Properties().load(new StringReader(text));
        } else if (name.endsWith(".groovy")) {
            CompilationUnit unit = new CompilationUnit();
            unit.addSource(name, text);
            unit.compile(Phases.CONVERSION);
        } else if (javaError(file) != null && javaError(wrapped(file, text)) != null) {
            throw new IllegalArgumentException(javaError(file));
        }
    }

    /** A fragment may have several root elements. */
    private static void parseXml(String text) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        String body = text.replaceFirst("^\\s*<\\?xml[^>]*>", "");
        builder.parse(new InputSource(new StringReader("<all>" + body + "</all>")));
    }

    /** The file with the members of a class, wrapped in one. */
    private static Path wrapped(Path file, String text) throws Exception {
        Path part = file.resolveSibling("part-" + file.getFileName());
        return Files.writeString(part, "class Part {\n" + text + "\n}\n");
    }

    private static String javaError(Path file) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var problems = new DiagnosticCollector<JavaFileObject>();
        var sources = compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file);
        JavacTask task = (JavacTask) compiler.getTask(null, null, problems, List.of("-proc:none"), null, sources);
        task.parse();
        return problems.getDiagnostics().stream()
            .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
            .map(problem -> problem.getMessage(null))
            .findFirst()
            .orElse(null);
    }
}
